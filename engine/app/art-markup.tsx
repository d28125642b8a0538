import { renderToStaticMarkup } from 'react-dom/server'
import { ArtIcon } from '../../blocks/art/art-mark.tsx'
import { CoverLines, drawingOf, onCover } from '../../blocks/art/art.tsx'
import type { PageDrawing } from '../../blocks/art/art.tsx'
import { seededRandom } from '../../blocks/art/drawings/random.ts'
import type { RendererModule } from '../campaign/release/assets.ts'
import { themeColours } from '../campaign/theme/theme-css.ts'
import type { Theme } from '../campaign/theme/theme.ts'
import { artFacts } from '../render/art-facts.ts'

export const renderArt: RendererModule['renderArt'] = (theme, seed, facts = {}) => {
  const { box, hold, draw } = drawingOf(shown(theme))
  return asPicture(
    renderToStaticMarkup(
      <svg viewBox={`0 0 ${box.join(' ')}`} preserveAspectRatio={places[hold]}>
        {draw(seededRandom(seed), facts)}
      </svg>,
    ),
  )
}

/**
 * What has no dark page, such as a share picture, has the colours of light ones; a drawing that is different at a page's end is
 * as at its beginning.
 */
const asPicture = (svg: string) =>
  svg
    .replace(/var\(--(?:dark|drawn)-[\w-]+,(var\(--[\w-]+\))\)/g, '$1')
    .replaceAll(' opacity="var(--early)"', '')
    .replaceAll('"var(--late,0)"', '"0"')

const shown = ({ art, drawing }: Theme): PageDrawing => ({ art, drawing: drawing?.drawn })

export const renderMark: RendererModule['renderMark'] = (name) =>
  renderToStaticMarkup(<ArtIcon name={name} />)

/** A tab's icon is outside the page, so plain colours replace the theme's properties. */
export const renderIcon: RendererModule['renderIcon'] = (theme) => {
  const colours: Record<string, string> = themeColours(theme)
  return renderMark(theme.art)
    .replace(/var\(--([a-z\d-]+)\)/g, (all, name: string) => colours[name] ?? all)
    .replace(/^<svg (?!xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg" ')
}

export const renderPageArt: RendererModule['renderPageArt'] = ({ id, coach, sections }) => {
  const { theme } = coach
  const drawn = shown(theme)
  const { hold, stiff, draw } = drawingOf(drawn)
  // A picture has no text face.
  const facts = { ...artFacts(sections), quoted: undefined, written: undefined, ending: undefined }
  return {
    // Drawn when it is asked for: a quick build draws covers alone.
    get picture() {
      return renderArt(theme, id, facts)
    },
    get cover() {
      const lines = drawn.drawing ? <CoverLines {...drawn.drawing} /> : draw(seededRandom(id), facts)
      return asPicture(renderToStaticMarkup(<svg {...onCover(drawn)}>{lines}</svg>))
    },
    get mark() {
      return renderMark(theme.art)
    },
    hold,
    ...(stiff && { stiff }),
  }
}

const places = {
  float: 'xMidYMid meet',
  lie: 'xMidYMid meet',
  fill: 'xMidYMid slice',
  stand: 'xMidYMax meet',
  rise: 'xMidYMax meet',
  contain: 'xMidYMid meet',
}
