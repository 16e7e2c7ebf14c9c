// Runs before the SDK, which starts to load messages in the language of the document.
const chosen = localStorage.getItem('language')
if (chosen) document.documentElement.lang = chosen
