/**
 * Declarations that the recipes use of frameworks that are not installed, as their documentation has
 * them. Hono, Express and React Router are the real packages.
 */
declare module 'fastify' {
  interface Reply {
    code(status: number): this
    type(contentType: string): this
    send(body: string): this
  }
  interface Fastify {
    get(
      path: string,
      handler: (request: { raw: import('node:http').IncomingMessage }) => Promise<unknown>,
    ): this
    setErrorHandler(handler: (error: unknown, request: unknown, reply: Reply) => unknown): this
    register(plugin: FastifyPluginAsync): this
    listen(
      options: { port: number },
      listener: (error: Error | null, address: string) => void,
    ): void
  }
  export type FastifyPluginAsync = (fastify: Fastify) => Promise<void>
  export default function createServer(): Fastify
}

declare module 'next/headers' {
  interface Cookies {
    get(name: string): { name: string; value: string } | undefined
    set(
      name: string,
      value: string,
      options?: { path?: string; maxAge?: number; httpOnly?: boolean },
    ): this
    delete(name: string): this
  }
  export function cookies(): Promise<Cookies>
  export function headers(): Promise<Headers>
}

declare module 'next/navigation' {
  export function redirect(url: string): never
  export function useRouter(): { refresh(): void }
}

declare module 'next/server' {
  export function connection(): Promise<void>
  export interface NextRequest extends Request {
    nextUrl: URL
  }
  export class NextResponse extends Response {
    static next(): NextResponse
    static redirect(url: URL): NextResponse
  }
}

declare module 'next/cache' {
  export function revalidatePath(path: string): void
}

declare module '@react-router/dev/routes' {
  interface RouteConfigEntry {
    file: string
  }
  export type RouteConfig = RouteConfigEntry[]
  export function index(file: string): RouteConfigEntry
  export function route(path: string, file: string): RouteConfigEntry
}

declare module '@tanstack/react-start' {
  interface ServerFn {
    handler<Result>(run: () => Promise<Result>): () => Promise<Result>
  }
  export function createServerFn(options?: { method?: 'GET' | 'POST' }): ServerFn
}

declare module '@tanstack/react-start/server' {
  export function getRequest(): Request
}

declare module '@sveltejs/kit' {
  interface CookieOptions {
    path: string
    maxAge?: number
    httpOnly?: boolean
  }
  export interface Cookies {
    get(name: string): string | undefined
    set(name: string, value: string, options: CookieOptions): void
    delete(name: string, options: CookieOptions): void
  }
  export function redirect(status: number, location: string): never
  export function fail<Data>(status: number, data: Data): { status: number; data: Data }
}

declare module '$env/static/private' {
  export const AUTH_URL: string
  export const AUTH_PROJECT_ID: string
  export const AUTH_KEY: string
  export const AUTH_SECRET_KEY: string
}

declare module '$env/static/public' {
  export const PUBLIC_AUTH_URL: string
  export const PUBLIC_AUTH_PROJECT_ID: string
  export const PUBLIC_AUTH_KEY: string
}

// The tests of `@app/react` use the real package.
declare module '@tanstack/react-router' {
  interface RootRoute {
    addChildren(routes: unknown[]): unknown
  }
  export function createRootRoute(options?: { shellComponent: unknown }): RootRoute
  interface FileRoute<Data> {
    useLoaderData(): Data
  }
  export function createFileRoute(
    path: string,
  ): <Data>(options: { loader?: () => Promise<Data>; component: () => unknown }) => FileRoute<Data>
  export function redirect(options: { href: string }): Error
  export function HeadContent(): null
  export function Scripts(): null
  export function createRoute(options: {
    getParentRoute: () => RootRoute
    path: string
    component: () => unknown
  }): unknown
  type Navigate = (options: { href: string; replace?: boolean }) => Promise<void>
  export function createRouter(options: { routeTree: unknown }): { navigate: Navigate }
  export function useRouter(): { invalidate(): Promise<void> }
  export function useLocation(): { pathname: string; searchStr: string }
  export function useNavigate(): Navigate
}

declare module 'expo-secure-store' {
  export function getItemAsync(key: string): Promise<string | null>
  export function setItemAsync(key: string, value: string): Promise<void>
}

declare module 'expo-web-browser' {
  type AuthSession = { type: 'success'; url: string } | { type: 'cancel' | 'dismiss' | 'locked' }
  export function openAuthSessionAsync(url: string, redirectUrl: string): Promise<AuthSession>
}

declare module 'expo-crypto' {
  export function getRandomValues<Values extends ArrayBufferView>(values: Values): Values
  export function digest(algorithm: 'SHA-256', data: BufferSource): Promise<ArrayBuffer>
}
