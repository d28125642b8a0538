import { createHash } from 'node:crypto'

/**
 * Runs in each page before anything else: collects what goes wrong in `faults`, and moves the clock, because a test fills in a
 * form faster than a person and would count as a script.
 */
export const watch = `(() => {
  const faults = (window.faults = [])
  const since = performance.now.bind(performance)
  performance.now = () => since() + 5000
  const nameOf = ({ src, href, localName }) => localName + ' ' + (src || href)
  addEventListener('error', ({ target, message }) =>
    faults.push(target === window ? message : 'not loaded: ' + nameOf(target)), true)
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    faults.push('against the policy: ' + effectiveDirective + ' ' + blockedURI))
  const { error } = console
  console.error = (...words) => (faults.push(words.join(' ')), error(...words))
})()`

/** As a source in a page's policy. */
export const watchSource = `'sha256-${createHash('sha256').update(watch).digest('base64')}'`
