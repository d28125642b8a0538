import { z } from 'zod'

export const hostName = (what: 'host name' | 'domain', example: string) =>
  z.string().regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, {
    error: `must be a bare ${what} in lower case, such as "${example}"`,
  })

/** Subdomains count. */
export const liesIn = (host: string, own: string): boolean => host === own || host.endsWith(`.${own}`)
