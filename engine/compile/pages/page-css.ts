import { join } from 'node:path'
import { oncePerCache } from '../bundle/cache.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import { compileCss } from './css.ts'
import type { Direction } from './direction-css.ts'
import type { Ground } from './ground-css.ts'
import type { BuildContext } from './build-context.ts'

type PageSheets = { css: string; sheet: HashedFile }

/** `more`: class names of the form's states. `sheet`: the file that the form brings. */
export const cssFor = (
  { root, cache, sourceHash, liveCss = '' }: BuildContext,
  classNames: string[],
  more: string[] = [],
  direction: Direction = 'ltr',
  ground: Ground = 'light',
): Promise<PageSheets> => {
  const [shown, later] = [classNames.join(' '), more.join(' ')]
  return sheets(cache, [sourceHash, direction, ground, shown, later].join('\n'), async () => {
    const { css, whole } = await cache.json(['css', sourceHash, direction, ground, shown, later], () =>
      compileCss(join(root, 'engine/app/styles.css'), classNames, more, direction, ground),
    )
    // It repeats the page's rules, since only together are they in the right order.
    return { css, sheet: hashedFile('form.css', Buffer.from(whole + liveCss)) }
  })
}

/** Pages of one look and shape have the same. */
const sheets = oncePerCache<PageSheets>()
