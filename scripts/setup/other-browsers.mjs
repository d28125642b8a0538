import { existsSync } from 'node:fs'
import { refuse, run } from './tools.mjs'

/** Only on request: they are large. A screen that nobody sees is for WebKit, which has no mode without one. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

export const installOtherBrowsers = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    refuse(`As root on Debian this installs ${packages.join(', ')}. Elsewhere install Firefox yourself.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'])
  const { status } = run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  if (status !== 0) refuse('The browsers could not be installed.')
}
