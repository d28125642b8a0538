export const unsafeAddress = (href: string): { message: string; fix: string } | null => {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(withoutControls(href))?.[1]?.toLowerCase()
  if (scheme !== undefined && scripts.includes(scheme))
    return {
      message: `"${scheme}:" can run a program in the reader's browser.`,
      fix: 'Write an https: address.',
    }
  if (scheme === 'http')
    return {
      message: 'http: can be read and changed on its way.',
      fix: 'Write https: if the site answers there, or leave the link out.',
    }
  if (/^[/\\]{2}/.test(href.trim()))
    return {
      message: '"//" leads to another host.',
      fix: 'Write the whole https: address, or a path with one "/".',
    }
  return scheme === 'https' ? unsafeHost(href) : null
}

const scripts = ['javascript', 'data', 'vbscript', 'file', 'blob']
/** Browsers read an address without them. */
const withoutControls = (href: string) => href.replace(/[\p{Cc}\p{Cf}]/gu, '')

const unsafeHost = (href: string): { message: string; fix: string } | null => {
  const url = URL.parse(href)
  if (!url) return { message: 'this is no address.', fix: 'Write a whole https: address.' }
  const { hostname, username, password } = url
  if (username || password)
    return {
      message: 'a name or password before the host ("@") shows readers another host than they reach.',
      fix: `Write https://${hostname}/ and what follows.`,
    }
  if (/^\[|^\d+\.\d+\.\d+\.\d+$/.test(hostname))
    return { message: `"${hostname}" is the number of a machine.`, fix: 'Write the name of the host.' }
  if (/(^|\.)(localhost|local|internal|test|invalid|lan)$/.test(hostname) || !hostname.includes('.'))
    return {
      message: `the host "${hostname}" is known to no reader's machine.`,
      fix: 'Write the host that the public reaches.',
    }
  const label = /^https:\/\/([^/?#]+)/i.exec(href)?.[1]?.split('.').find(isMixed)
  return label
    ? {
        message: `"${label}" mixes letters of two alphabets that look alike.`,
        fix: 'Type the host again with the keyboard.',
      }
    : null
}

const isMixed = (label: string) =>
  /\p{Script=Latin}/u.test(label) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(label)
