import { ItemTitle } from '../kit/heading.tsx'
import { PortraitImage } from '../art/portraits/portrait-image.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { AboutProps } from './about.schema.ts'

/** One to three people: a small portrait and two lines each. */
export const Hosts = ({ title, people, portrait, paragraphs = [], setting }: BlockProps<AboutProps>) => {
  const shown = people?.map((host) =>
    host.name === setting.owner ? { ...host, portrait: host.portrait ?? portrait ?? setting.portrait } : host,
  )
  const hosts = shown ?? [
    {
      name: setting.owner,
      portrait: portrait ?? setting.portrait,
      role: undefined,
      text: paragraphs.join(' '),
    },
  ]
  return (
    <ul className="hosts">
      {hosts.map((host) => (
        <li key={host.name} className="host">
          {host.portrait && (
            <span className="host-portrait">
              <PortraitImage portrait={host.portrait} name={host.name} setting={setting} />
            </span>
          )}
          <div>
            <ItemTitle under={title}>{host.name}</ItemTitle>
            {host.role !== undefined && <p className="host-role">{host.role}</p>}
            {host.text !== undefined && <p className="quiet mt-2">{host.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
