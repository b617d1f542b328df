/** Aliases that put React 18 in place of React 19. */
export const react18 = [{ find: /^react(-dom)?(?=\/|$)/, replacement: 'react$1-18' }]
