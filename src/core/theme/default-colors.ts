/** Default colors of the specification, §3. */
export const defaultColors = { primary: '#7366ff', secondary: '#f73164' }
