/** The size of a share picture in pixels, as social networks recommend it. */
export const pictureSize = { width: 1200, height: 630 }
