import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('more files than the machine lets a process open are hashed all the same', () => {
  const hashCode = `import('${import.meta.dirname}/source-hash.ts').then(async (code) => console.log(await code.sourceHashOf()))`
  const printed = execFileSync('sh', ['-c', `ulimit -n 128; exec "${process.execPath}" -e "${hashCode}"`])
  expect(String(printed)).toMatch(/^[0-9a-f]{64}\n$/)
})
