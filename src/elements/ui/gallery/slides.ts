/** How many pictures show at once, §9. */
export const slides = 3
