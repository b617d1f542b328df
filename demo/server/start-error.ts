/** Something that whoever starts the server can mend: its message is one clear line, shown without a stack. */
export class StartError extends Error {}
