import { createHash, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { generate } from 'selfsigned'
import type { RequestLog } from './request-log'

/** Versions of HTTP that pages are served with. */
export type Protocol = 'HTTP/1.1' | 'HTTP/2'

/** Certificate of the HTTP/2 server. */
export interface Certificate {
  cert: string
  key: string
  /** Hash of its key, for `--ignore-certificate-errors-spki-list` of Chromium. */
  keyHash: string
}

/** A built page with its own server. */
export interface StaticServer {
  port: number
  close(): void
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Creates a certificate for `localhost`. */
export async function createCertificate(): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }])
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { cert, key, keyHash: createHash('sha256').update(publicKey).digest('base64') }
}

/**
 * Serves a built page, compressed, with the same HTML at every path without a dot. Files with a hash
 * in their name are immutable, and the HTML is revalidated, as Vite's documentation recommends.
 */
export async function serveStatic(
  folder: string,
  { protocol, certificate, log }: { protocol: Protocol; certificate: Certificate; log: RequestLog },
): Promise<StaticServer> {
  const files = new Map<string, { body: Buffer; etag: string } | null>()

  async function find(path: string) {
    const known = files.get(path)
    if (known !== undefined) return known
    const content = types[extname(path)]
      ? await readFile(join(folder, path)).catch(() => null)
      : null
    const body = content && gzipSync(content)
    const etag = body && `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
    const file = body && etag ? { body, etag } : null
    files.set(path, file)
    return file
  }

  async function respond(url: string, headers: Record<string, unknown>) {
    const { pathname } = new URL(url, 'http://localhost')
    const path = extname(pathname) ? pathname : '/index.html'
    // Browsers request it from every site.
    if (pathname !== '/favicon.ico') log.add('page', `GET ${pathname}`)
    const file = await find(path)
    if (!file) return { status: 404, headers: {}, body: Buffer.alloc(0) }
    const { etag, body } = file
    const isHtml = path.endsWith('.html')
    const caching = isHtml ? 'no-cache' : 'public, max-age=31536000, immutable'
    if (headers['if-none-match'] === etag) {
      return { status: 304, headers: { etag, 'cache-control': caching }, body: Buffer.alloc(0) }
    }
    return {
      status: 200,
      headers: {
        etag,
        'cache-control': caching,
        'content-type': types[extname(path)],
        'content-encoding': 'gzip',
        'content-length': String(body.length),
      },
      body,
    }
  }

  const server =
    protocol === 'HTTP/2'
      ? createSecureServer(certificate, async (request, response) => {
          const { status, headers, body } = await respond(request.url, request.headers)
          response.writeHead(status, headers).end(body)
        })
      : createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
          const { status, headers, body } = await respond(request.url ?? '/', request.headers)
          response.writeHead(status, headers).end(body)
        })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
