const orange = (x: number, y: number, r: number) =>
  `<ellipse cx="${x}" cy="${y + r * 0.9}" rx="${r * 1.2}" ry="${r * 0.3}" fill="#4a2512" opacity=".45" filter="url(#soft)"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#fruit)"/>`

/** Stands for a photo: a table in morning light, with a bowl of oranges. */
export const storyPhoto = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200"><defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3dfc4"/><stop offset="1" stop-color="#8d6a55"/></linearGradient>
<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a06a43"/><stop offset="1" stop-color="#5b3420"/></linearGradient>
<radialGradient id="fruit" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#ffd08a"/><stop offset=".45" stop-color="#f08a24"/><stop offset="1" stop-color="#8f3d0c"/></radialGradient>
<linearGradient id="bowl" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f4f1ea"/><stop offset="1" stop-color="#7d7a78"/></linearGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="18"/></filter>
<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="10"/></filter></defs>
<path fill="url(#wall)" d="M0 0h1600v1200H0z"/>
<g filter="url(#far)"><path fill="#fff3d6" opacity=".75" d="M120 60h230l140 560H260zM400 60h230l140 560H540z"/><path fill="#6f8a62" d="M1240 760q-90-300 40-420 20 160 60 200 20-200 150-260-20 220-80 300 90-90 160-80-60 160-240 260z"/><path fill="#d9c7ae" d="M1230 700h210l-30 200h-150z"/></g>
<path fill="url(#table)" d="M0 820h1600v380H0z"/><path fill="#ffe3b0" opacity=".35" filter="url(#far)" d="M160 830h420l220 370H380z"/>
<ellipse cx="780" cy="1010" rx="360" ry="60" fill="#2d150a" opacity=".5" filter="url(#soft)"/>
${orange(640, 730, 105)}${orange(900, 735, 100)}${orange(770, 670, 110)}
<path fill="url(#bowl)" d="M440 760h680q-20 230-220 250H660q-200-20-220-250z"/>${orange(1240, 930, 95)}${orange(330, 960, 85)}
</svg>`
