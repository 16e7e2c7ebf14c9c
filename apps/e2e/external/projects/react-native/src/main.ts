// The files of docs/react-native.md, for the test that calls them.
export { openApp } from './auth'
export * from './sign-in'
export const addCrypto = () => import('./crypto')
