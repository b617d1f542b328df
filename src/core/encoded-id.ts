/** Ids stand in addresses as base64 of their decimal digits, §9. */
export const encodeId = (id: number): string => btoa(String(id))

/** Undefined for anything that is not such an id. */
export function decodeId(text: string): number | undefined {
  try {
    return wholeNumber(atob(text))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return undefined
  }
}

/** A positive whole number written in digits. */
export const wholeNumber = (text: string | undefined): number | undefined => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined)
