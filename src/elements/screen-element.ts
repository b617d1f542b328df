import type { CommonEvents } from './runtime/common-events.ts'

declare const events: unique symbol

/**
 * Attributes, events, CSS variables and parts of every element.
 * @attr {'lazy'} loading - `lazy` waits until the element is near the viewport
 * @attr {number} [heading-level=2] - level of the element's first headings, 1 to 6; those below follow
 * @attr {string} label - name of the element's group and table for screen readers, as `aria-label` does
 * @cssprop [--pe-color-primary=#7366ff] - Color of buttons, links and marks; text and lines have a readable shade of it
 * @cssprop [--pe-color-secondary=#f73164] - Second color, for example in charts
 * @cssprop [--pe-font-family=inherit] - Font; default: the page's font
 * @cssprop [--pe-border-radius=6px] - Corner radius of fields and buttons
 * @cssprop [--pe-density=1] - Factor of the spacing in rows and fields; 0.75 is compact
 * @cssprop [--pe-sticky-top=0] - Height of a bar at the top of the page; table heads stick below it
 * @cssprop [--pe-placeholder-size=0] - Height that an element reserves until it has content
 * @csspart card - Box of a card
 * @csspart card-head - Head of a card
 * @csspart title - Title of a screen or card
 * @csspart count - Number of rows, beside the title of a list
 * @csspart toolbar - Bar above a table: title, search, filters
 * @csspart menu - Menu of columns
 * @csspart row-menu - Menu of a row on phones
 * @csspart filter-menu - Days of a filter
 * @csspart export - Progress of an export
 * @csspart table - Table
 * @csspart row - Row of a table, or a card on narrow elements
 * @csspart cell - Cell of a table
 * @csspart badge - Badge of a plan or status
 * @csspart picture - Picture of a person, or a picture in a gallery
 * @csspart pager - Page controls of a list
 * @csspart notice - Notice in place of content that can't be shown, and messages about a form
 * @csspart empty - Notice in place of an empty list
 * @csspart field - Field of a form with its label and message
 * @csspart details - Labels with their values
 * @csspart identity - Picture and name of a person
 * @csspart name - Name of a person
 * @csspart gallery - Pictures of a visit
 * @csspart dialog - Dialog
 * @csspart invoice - Invoice in a dialog
 */
export interface ScreenElement<Events extends CommonEvents = CommonEvents> extends HTMLElement {
  /** For types only: never set at runtime. */
  readonly [events]?: Events
  /** Mirrors the attribute `loading`. */
  loading: string | null
  /** Mirrors the attribute `heading-level`. */
  headingLevel: string | null
  /** Mirrors the attribute `label`. */
  label: string | null
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

/** Type of the event that an element fires under a name. */
export type EventOf<Element, Name extends string> = Element extends { readonly [events]?: infer Events }
  ? CustomEvent<NonNullable<Events>[Name & keyof NonNullable<Events>]>
  : never
