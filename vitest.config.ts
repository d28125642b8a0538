import { defineConfig } from 'vitest/config'
import { testProjects } from './tests/test-projects.ts'

export default defineConfig({ test: testProjects })
