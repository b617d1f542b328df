import type { CommonEvents } from './runtime/common-events.ts'

declare const events: unique symbol

/**
 * What every element has.
 * @attr {'lazy'} loading - lazy: waits until it is near the viewport
 * @cssprop [--pe-color-primary=#7366ff] - Buttons, links and marks; darkened where white on it could not be read
 * @cssprop [--pe-color-secondary=#f73164] - The second colour, as of charts
 * @cssprop [--pe-font-family=inherit] - The font; the page's unless set
 * @cssprop [--pe-border-radius=6px] - The corners of fields and buttons
 * @cssprop [--pe-density=1] - Spaces of rows and fields: 0.75 is compact
 * @cssprop [--pe-sticky-top=0] - The height of a bar at the top of the page, under which the heads of lists stay
 * @cssprop [--pe-placeholder-size=0] - The height that an element keeps free until it has something to show
 * @csspart card - The box around a card
 * @csspart card-head - The head of a card
 * @csspart title - The title of a screen or card
 * @csspart count - How many there are, beside the title of a list
 * @csspart toolbar - What stands above a table: title, search, filter
 * @csspart menu - The choice of columns
 * @csspart export - The progress of an export
 * @csspart table - A table
 * @csspart row - A row of a table, or a card on narrow screens
 * @csspart cell - A cell of a table
 * @csspart badge - A badge of a plan or status
 * @csspart picture - The picture of a person, or one in a gallery
 * @csspart pager - What leads through the pages of a list
 * @csspart notice - What stands in place of content that can't be shown, and messages about a form
 * @csspart empty - What stands in place of a list without rows
 * @csspart field - A field of a form with its label and message
 * @csspart details - Labels with their values
 * @csspart identity - Picture and name of a person
 * @csspart name - The name of a person
 * @csspart gallery - The pictures of a visit
 * @csspart dialog - A dialog
 * @csspart invoice - The sheet of an invoice, in a dialog
 */
export interface ScreenElement<Events extends CommonEvents = CommonEvents> extends HTMLElement {
  /** For types only: no element has it. */
  readonly [events]?: Events
  /** As its attribute. */
  loading: string | null
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (this: this, event: CustomEvent<Events[Name]>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (this: this, event: CustomEvent<Events[Name]>) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void
}

/** The event that an element fires under a name. */
export type EventOf<Element, Name extends string> = Element extends { readonly [events]?: infer Events }
  ? CustomEvent<NonNullable<Events>[Name & keyof NonNullable<Events>]>
  : never
