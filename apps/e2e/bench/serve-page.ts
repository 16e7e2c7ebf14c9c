import { readFile } from 'node:fs/promises'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { generate } from 'selfsigned'

/** A page with its own server. */
export interface ServedPage {
  url: string
  close(): void
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Serves a built page over HTTP/2, compressed, with the same page at every path without a dot. */
export async function servePage(folder: string): Promise<ServedPage> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createSecureServer({ cert, key }, async (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    const path = extname(pathname) ? pathname : '/index.html'
    const type = types[extname(path)]
    const content = type ? await readFile(join(folder, path)).catch(() => null) : null
    if (content === null) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
    response.end(gzipSync(content))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
