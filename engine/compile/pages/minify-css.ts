import { Features, transform } from 'lightningcss'
import type { CustomAtRules, Visitor } from 'lightningcss'

/**
 * Minified for the browsers that Tailwind supports, as its own package does, which takes longer to load than a page to make.
 * `visitor`: reads or drops rules on the way.
 */
export const minifyCss = (css: string, filename: string, visitor: Visitor<CustomAtRules> = {}): string => {
  const { code } = transform({ ...options, code: Buffer.from(css), filename, visitor })
  // Older browsers drop the short form with all its rules.
  return code.toString().replaceAll('@media not (', '@media not all and (')
}

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

const options = {
  minify: true,
  include: Features.Nesting | Features.MediaQueries,
  exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
  targets: { safari: version(16, 4), ios_saf: version(16, 4), firefox: version(128), chrome: version(111) },
}
