/** "theme.brand" of "primaryColor": the name here of a key as other programs call it. `names`: the keys that may be added. */
export const keyHint = (word: string, names: readonly string[]): string | undefined => {
  const plain = word
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')
    .replaceAll('colour', 'color')
  const meant = everyday.get(plain)?.find((name) => names.includes(name.split('.')[0] ?? ''))
  // The brand of coach.yaml is a name, that of a look a colour.
  return meant === 'brand' && !names.includes('brandInk') ? undefined : meant
}

const everyday = new Map(
  Object.entries({
    'theme.brand brand': ['primarycolor', 'brandcolor', 'maincolor', 'themecolor', 'color', 'primary'],
    'theme.accent accent': ['secondarycolor', 'accentcolor', 'highlightcolor', 'secondary'],
    'theme.deep deep': ['darkcolor', 'backgroundcolor', 'background', 'bgcolor'],
    'theme.font font': ['fontfamily', 'headingfont', 'typeface'],
    textFont: ['bodyfont'],
    radius: ['borderradius', 'corners'],
    title: ['headline', 'heading', 'header'],
    'text subtitle description': ['subheadline', 'subheading', 'tagline', 'body', 'copy', 'content'],
    description: ['text'],
    text: ['description', 'subtitle'],
    capacity: ['seats', 'places', 'spots', 'maxattendees'],
    path: ['url', 'slug', 'permalink', 'route'],
    action: ['cta', 'button'],
    'src file': ['image', 'picture', 'photo'],
    file: ['src'],
    src: ['file'],
  }).flatMap(([names, words]) => words.map((word): [string, string[]] => [word, names.split(' ')])),
)
