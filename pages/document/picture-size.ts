/** The size of a share picture in pixels, as networks ask for it. */
export const pictureSize = { width: 1200, height: 630 }
