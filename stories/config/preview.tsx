import type { Decorator, Preview } from '@storybook/react-vite'
import { ArtSource } from '../../blocks/kit/art/art.tsx'
import { Coach } from '../../engine/campaign/coach.ts'
import { themeCss } from '../../engine/campaign/theme-css.ts'
import '../../engine/app/styles.css'
import './fonts.css'

declare const SAMPLE_COACH: unknown
const { theme } = Coach.parse(SAMPLE_COACH)

/** A block stands on a page: in a theme, with the page's drawing to point at. */
const onPage: Decorator = (Story, { parameters }) =>
  parameters['wholePage'] === true ? (
    <Story />
  ) : (
    <>
      <style>{themeCss(theme)}</style>
      <ArtSource name={theme.art} seed="sample/page" />
      <Story />
    </>
  )

const preview: Preview = {
  decorators: [onPage],
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
}
export default preview
