import { z } from 'zod'

export const reservedPrefixes = [
  '/api',
  '/assets',
  '/staff',
  '/u',
  '/place',
  '/private',
  '/done',
  '/functions',
  '/rest',
  '/healthz',
  '/readyz',
  '/metrics',
  '/test-email',
  '/email-debug',
] as const

const isReserved = (path: string) =>
  reservedPrefixes.some(
    (prefix) => path.toLowerCase() === prefix || path.toLowerCase().startsWith(`${prefix}/`),
  )

export const Path = z
  .string()
  .max(200)
  .regex(/^\/[A-Za-z0-9][A-Za-z0-9-]*(\/[A-Za-z0-9][A-Za-z0-9-]*)*\/?$/, {
    error: 'must start with one "/" and contain only letters, digits, dashes and slashes',
  })
  .refine((path) => !isReserved(path), { error: `must not lie at or below ${reservedPrefixes.join(', ')}` })
  .describe('A path of the site, such as "/sugar-free-blueprint".')

export const fold = (path: string): string => {
  const lower = path.toLowerCase()
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}
