/** Colours of covers, by the name that the theme gives them. */
export const coverColors = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
/** A colour of a cover. */
type CoverColor = (typeof coverColors)[number];

/** Pictures of covers. */
export const coverPictures = [
  'accessibility-words-explained',
  'choosing-a-general-practice',
  'keeping-a-facility-page-correct',
  'opening-hours-on-holidays',
  'pharmacy-or-doctor',
  'using-an-interpreter',
  'vaccination-before-travel',
  'what-verification-means',
] as const;
/** A picture of a cover. */
export type CoverPicture = (typeof coverPictures)[number];

/** A colour or a picture above a card. */
export type Cover = CoverColor | CoverPicture;

/** Whether a cover is a picture. */
export const isCoverPicture = (cover: Cover): cover is CoverPicture =>
  (coverPictures as readonly string[]).includes(cover);

/** Address of a picture. */
export const coverPictureSrc = (picture: CoverPicture) => `/pictures/articles/${picture}.svg`;

/** Size of every picture in px. */
export const coverPictureSize = { width: 960, height: 540 } as const;
