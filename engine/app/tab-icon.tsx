import { renderToStaticMarkup } from 'react-dom/server'
import { ArtIcon } from '../../blocks/art/art-mark.tsx'
import type { Theme } from '../campaign/theme/theme.ts'

/** SVG of the tab's icon. It is outside the page, so the theme's properties become plain colours. */
export const tabIcon = (theme: Theme): string => {
  const { paper, brand, accent, ink, deep } = theme
  const colours: Record<string, string> = { paper, brand, accent, ink, deep }
  return renderToStaticMarkup(<ArtIcon name={theme.art} />).replace(
    /var\(--([a-z]+)\)/g,
    (all, name: string) => colours[name] ?? all,
  )
}
