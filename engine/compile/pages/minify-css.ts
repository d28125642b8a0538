import { Features, transform } from 'lightningcss'

/** Minified for the browsers that Tailwind supports. Tailwind's own function does the same; its package takes longer to load than a page to make. */
export const minifyCss = (css: string, filename: string): string => {
  const { code } = pass(pass(Buffer.from(css), filename).code, filename)
  // Older browsers drop the short form with all its rules.
  return code.toString().replaceAll('@media not (', '@media not all and (')
}

/** A second one joins the rules that the first took apart. */
const pass = (code: Uint8Array, filename: string) => transform({ ...options, code, filename })

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

const options = {
  minify: true,
  include: Features.Nesting | Features.MediaQueries,
  exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
  targets: { safari: version(16, 4), ios_saf: version(16, 4), firefox: version(128), chrome: version(111) },
}
