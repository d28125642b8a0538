import dns from 'node:dns'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { host } from '../nginx.ts'
import type { PageKind } from '../page-kinds.ts'
import type { Production } from '../production.ts'
import { installObservatory } from './install.ts'

export type Grade = { grade: string; score: number; status: number; failed: string[] }

type Result = { result: string; pass: boolean }
type Retrieved = { responses: { auto: { status: number; verified: boolean } | null } }
type Options = { path: string; httpPort: string; httpsPort: string; headers: string[] }

/** What this uses of the package, which has no types. */
type Observatory = {
  retrieve: (hostname: string, options: Options) => Promise<Retrieved>
  ALL_TESTS: ((retrieved: Retrieved) => Result)[]
  getScoreModifier: (result: string) => number
  getGradeForScore: (score: number) => { grade: string; score: number }
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}

/**
 * Grades as the package's own `scan` does, which takes only the home page of a host on port 443, and only where it answers
 * 200.
 */
export const openObservatory = async ({ ports, authority }: Production) => {
  reachHost()
  setDefaultCACertificates([...getCACertificates('default'), authority])
  const observatory = await load(installObservatory())
  return async ({ path, cookie }: PageKind): Promise<Grade> => {
    const retrieved = await observatory.retrieve(host, {
      path,
      httpPort: String(ports.http),
      httpsPort: String(ports.https),
      headers: ['Accept: text/html,*/*;q=0.8', ...(cookie ? [`Cookie: ${cookie}`] : [])],
    })
    const { auto } = retrieved.responses
    if (!auto?.verified) throw new Error(`The observatory cannot read ${path}.`)
    return { ...gradeOf(observatory, retrieved), status: auto.status }
  }
}

const gradeOf = (observatory: Observatory, retrieved: Retrieved) => {
  const { ALL_TESTS, getScoreModifier, getGradeForScore, MINIMUM_SCORE_FOR_EXTRA_CREDIT } = observatory
  const results = ALL_TESTS.map((test) => test(retrieved))
  const changes = results.map(({ result }) => getScoreModifier(result))
  const uncurved = 100 + sum(changes.filter((change) => change < 0))
  const score = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(changes) : uncurved
  const failed = results.flatMap(({ pass, result }) => (pass ? [] : [result]))
  return { ...getGradeForScore(score), failed }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const load = async (folder: string): Promise<Observatory> => {
  const modules = await Promise.all(
    ['retriever/retriever', 'constants', 'grader/grader', 'grader/charts'].map(
      (name): Promise<object> => import(join(folder, 'src', `${name}.js`)),
    ),
  )
  // The names that these modules export.
  return Object.assign({}, ...modules) as Observatory
}

/** The name belongs to nobody here; its requests stay on this machine. */
const reachHost = () => {
  const { lookup } = dns
  const here = (name: string, ...rest: unknown[]): void =>
    Reflect.apply(lookup, dns, [name === host ? '127.0.0.1' : name, ...rest])
  // It passes on whatever it gets, so it takes what the original takes.
  dns.lookup = here as typeof lookup
}
