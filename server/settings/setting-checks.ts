import { isIP } from 'node:net'

export function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

export function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return url.username === '' && url.pathname === '/' && url.search === '' && url.hash === ''
}

export function hasScheme(...schemes: string[]): (text: string) => boolean {
  return (text) => {
    const url = URL.parse(text)
    return url !== null && url.hostname !== '' && schemes.includes(url.protocol)
  }
}

export const webhookSecretRule =
  'must be "whsec_" and at least 24 bytes in base64; create one with: echo whsec_$(openssl rand -base64 32)'

/** A signing key as https://www.standardwebhooks.com writes it. */
export function isWebhookSecret(text: string): boolean {
  return /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(text)
}
