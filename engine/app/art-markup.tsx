import { renderToStaticMarkup } from 'react-dom/server'
import { ArtIcon } from '../../blocks/kit/art/art-mark.tsx'
import { drawings } from '../../blocks/kit/art/art.tsx'
import type { RendererModule } from '../campaign/assets.ts'

/** The coach's drawing by itself, for files that are no pages; painted with the theme's custom properties. */
export const renderArt: RendererModule['renderArt'] = (name, seed, count) => {
  const { box, hold, draw } = drawings[name]
  return renderToStaticMarkup(
    <svg viewBox={`0 0 ${box.join(' ')}`} preserveAspectRatio={places[hold]}>
      {draw(seed, count)}
    </svg>,
  )
}

/** The coach's sign by itself. */
export const renderMark: RendererModule['renderMark'] = (name) =>
  renderToStaticMarkup(<ArtIcon name={name} />)

const places = {
  float: 'xMidYMid meet',
  lie: 'xMidYMid meet',
  fill: 'xMidYMid slice',
  stand: 'xMidYMax meet',
}
