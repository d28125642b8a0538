/** An edit that the panel cannot write into this file; the message is for its author. */
export class EditRefused extends Error {}
