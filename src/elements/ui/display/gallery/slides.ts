/** Number of pictures that show at once, §9. */
export const slides = 3
