const named = document.querySelector<HTMLMetaElement>('meta[name=brand]')?.content

/** The product's name as the server fills it in; a page that no server has touched still holds the placeholder. */
export const brand = !named || /^%.*%$/.test(named) ? 'Practice Elements' : named
