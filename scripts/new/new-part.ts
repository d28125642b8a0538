import { camel, pascal } from '../registry/registry.ts'
import { fillStarter } from './starter.ts'
import type { Made } from './starter.ts'

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

const wordsOf = (name: string) => ({ NAME: name, CAMEL: camel(name), PASCAL: pascal(name) })
