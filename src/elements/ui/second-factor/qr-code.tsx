import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  label: string
}

/** QR code, drawn in the browser: the text reaches no other server. Black on white in every theme, because cameras need that. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="pe-qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
