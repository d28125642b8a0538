import type { Decorator, Preview } from '@storybook/react-vite'
import { ArtSource } from '../../blocks/art/art.tsx'
import { storySetting } from '../story-setting.ts'
import { coaches, lookCss, pageIn } from '../coaches.ts'
import '../../engine/app/styles.css'
import '../../blocks/form/form-live.css'
import './fonts.css'

/** Shows a block in a coach's look, with the page's drawing. A story may name its coach. */
const onPage: Decorator = (Story, { args, globals, parameters }) => {
  if (parameters['wholePage'] === true || parameters['ownLook'] === true) return <Story />
  const coach = coaches[String(parameters['coach'] ?? globals['coach'])]
  if (!coach) return <Story />
  const { art, hero } = coach.theme
  const setting = { ...storySetting, art, hero, brand: coach.brand, owner: coach.name }
  return (
    <>
      <style>{lookCss({ ...coach.theme, page: pageIn(globals) })}</style>
      <ArtSource art={art} seed={storySetting.seed} facts={{ ends: true }} />
      <Story args={'setting' in args ? { ...args, setting } : args} />
    </>
  )
}

const preview: Preview = {
  decorators: [onPage],
  initialGlobals: { coach: 'vitality', page: 'light' },
  globalTypes: {
    coach: {
      description: 'Whose look the blocks wear',
      toolbar: { title: 'Coach', icon: 'paintbrush', items: Object.keys(coaches), dynamicTitle: true },
    },
    page: {
      description: 'The ground of the page',
      toolbar: { title: 'Page', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
}
export default preview
