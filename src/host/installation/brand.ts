const named = document.querySelector<HTMLMetaElement>('meta[name=brand]')?.content

/**
 * Product name from the `brand` meta tag, which the server fills in. Default while the tag is missing or
 * still holds the placeholder: Practice Elements.
 */
export const brand = !named || /^%.*%$/.test(named) ? 'Practice Elements' : named
