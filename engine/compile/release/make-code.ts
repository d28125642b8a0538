import type { Manifest } from '../../campaign/release/manifest.ts'
import { staffScript } from '../../campaign/release/staff-script.ts'
import { contentSecurityPolicy } from '../pages/csp.ts'
import type { Quality } from '../pages/quality.ts'
import { systemCss } from '../pages/system-css.ts'
import { mapConcurrently } from './map-concurrently.ts'
import type { Workshop } from './open-tools.ts'
import { serveFile } from './served-file.ts'

/** The part of a release that no campaign has a part in. The staff app follows with the best quality: no visitor waits for it. */
export const makeCode = async (workshop: Workshop, quality: Quality): Promise<Manifest['code']> => {
  const { context, bundled, print, cache, objects } = workshop
  const staff = quality === 'best' ? await workshop.staff() : null
  const css = await systemCss(context, staff ? facesOf(staff) : '')
  const scripts: [string, string | Buffer][] = [
    ...Object.values(bundled.islands)
      .flatMap(({ island, answer }) => [island, answer])
      .map(({ name, content }): [string, Buffer] => [`/assets/${name}`, content]),
    [`/assets/${bundled.imageIslandName}`, bundled.imageIsland],
    [print.url, print.content],
    ...[...(staff ?? [])].map(([name, content]): [string, Buffer] => [`/assets/${name}`, content]),
  ]
  // The best compression takes seconds of the threads that a save's own files need meanwhile.
  const atOnce = quality === 'best' ? 1 : 4
  const served = await mapConcurrently(scripts, atOnce, async ([url, content]) => {
    const file = await serveFile({ objects, cache, quality }, url, content, { immutable: true })
    return [url, file] as const
  })
  const assets = Object.fromEntries(served)
  const system = { css, csp: contentSecurityPolicy({ styles: [css], script: staffScript }) }
  const { sourceHash: inputs } = context
  const renderer = objects.put(bundled.renderer, '.js')
  const made = { inputs, renderer, system, assets }
  return staff ? { ...made, staffApp: staffAppOf([...staff.keys()]) } : { ...made, isQuick: true }
}

/** The typeface of the staff app, in which its sign-in page is set, too. */
const facesOf = (staff: ReadonlyMap<string, Buffer>): string => {
  const styles = [...staff].find(([name]) => name.endsWith('.css'))?.[1].toString() ?? ''
  return (styles.match(/@font-face\{[^}]*\}/g) ?? []).join('')
}

/** The entry and its styles. */
const staffAppOf = (names: string[]) => {
  const urlOf = (pattern: RegExp) => `/assets/${names.find((name) => pattern.test(name)) ?? ''}`
  return { script: urlOf(/^staff\.[^.]+\.js$/), styles: urlOf(/\.css$/) }
}
