/** Creates an access token like those of the service, but unsigned. Times in seconds. */
export function accessToken({
  iat = 0,
  exp = iat + 600,
  id = '',
}: {
  iat?: number
  exp?: number
  id?: string
}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'ES256' })}.${part({ iat, exp, sub: id })}.c2lnbmVk`
}
