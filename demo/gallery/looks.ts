import { make, part } from './parts.ts'

interface Picture {
  screen: string
  look: string
  file: string
  before?: string
}

const address = (file: string) => `/demo/looks/${file}`

const figure = ({ screen, look }: Picture, file: string, caption: string) =>
  make(
    'figure',
    {},
    make('a', { href: address(file) }, make('img', { src: address(file), alt: `${screen}, ${look}`, loading: 'lazy' })),
    make('figcaption', {}, caption),
  )

const figures = (picture: Picture): HTMLElement[] => {
  const { look, file, before } = picture
  if (!before) return [figure(picture, file, look)]
  const now = figure(picture, file, `${look}: now`)
  now.className = 'changed'
  return [figure(picture, before, `${look}: before`), now]
}

async function showPictures(): Promise<void> {
  const answer = await fetch(address('looks.json'))
  const pictures = (await answer.json()) as Picture[]
  const screens = [...new Set(pictures.map(({ screen }) => screen))]
  part('pictures').append(
    ...screens.map((screen) => {
      const shown = pictures.filter((picture) => picture.screen === screen).flatMap(figures)
      return make('section', {}, make('h2', {}, screen), make('div', { className: 'row' }, ...shown))
    }),
  )
}

void showPictures()
