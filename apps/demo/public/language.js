// Before any code loads: the SDK begins to load its messages in the language of the document.
const chosen = localStorage.getItem('language')
if (chosen) document.documentElement.lang = chosen
