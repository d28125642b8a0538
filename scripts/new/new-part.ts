import { fillStarter } from './starter.ts'
import type { Made } from './starter.ts'

/** A section's block: it draws, and marketers can use it, once the lists of blocks are written. */
export const newBlock = (name: string): Made => {
  const fill = (starter: string) => fillStarter(`block.${starter}.txt`, wordsOf(name))
  const files = ['schema.ts', 'tsx', 'css', 'example.yaml'].map((ending) => ({
    path: `blocks/${name}/${name}.${ending}`,
    text: fill(ending),
  }))
  return {
    files,
    next: [
      'Add it to the lists of blocks and to editors: npm run registry, then npm run schemas',
      'Look at it in every variant, on every ground: npm run storybook',
      'Check it: npm run test:unit -- blocks stories, then npm run test:e2e -- stories',
      'blocks/README.md says what a block may do.',
    ],
  }
}

/** A step of pipelines: its definition and its handler. */
export const newStep = (name: string): Made => {
  const fill = (starter: string) => fillStarter(`step.${starter}.txt`, wordsOf(name))
  return {
    files: [
      { path: `engine/campaign/steps/${name}.ts`, text: fill('definition.ts') },
      { path: `server/steps/${name}.ts`, text: fill('handler.ts') },
      { path: `server/steps/${name}.test.ts`, text: fill('test.ts') },
    ],
    next: [
      'Add it to the lists of steps and to editors: npm run registry, then npm run schemas',
      'Check it: npm run test:unit -- server/steps',
      'See what a campaign would do with it: npm run simulate -- <coach>/<campaign>',
      'server/README.md says what a step may use.',
    ],
  }
}

const wordsOf = (name: string) => {
  const camel = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return { NAME: name, CAMEL: camel, PASCAL: camel.charAt(0).toUpperCase() + camel.slice(1) }
}
