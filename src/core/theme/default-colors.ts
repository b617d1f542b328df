/** The specification's defaults, §3. */
export const defaultColors = { primary: '#7366ff', secondary: '#f73164' }
