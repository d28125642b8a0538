import { ensureStorybook } from './storybook.ts'

// Before the browser tests, so that only one of their workers has to.
await ensureStorybook()
