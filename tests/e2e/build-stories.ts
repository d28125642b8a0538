import { ensureStorybook } from './storybook.ts'

// Runs before the browser tests, so that their workers find it built.
await ensureStorybook()
