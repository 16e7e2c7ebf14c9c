import { ClientApp } from '@app/core'

declare global {
  interface Window {
    app: ClientApp
  }
}

// A page without a framework, whose app is exposed to the tests.
const { app } = Object.assign(window, {
  app: new ClientApp({
    baseUrl: location.search.slice(1),
    projectId: '00000000-0000-4000-8000-00000000de30',
    publishableClientKey: 'pck_dem000000000000000000000000000000000000000000',
    tokenStore: 'cookie',
    // On a busy machine, the last of hundreds of concurrent calls waits for longer than the default.
    timeoutMs: 150_000,
  }),
})

async function show() {
  const user = await app.getUser()
  const output = document.querySelector('output')
  if (output) output.textContent = user?.primaryEmail ?? 'signed out'
}

app.onAuthChange(show)
show()
