/** Time zone of every place in the demo country. */
export const countryTimeZone = 'Atlantic/Azores';

/** Accuracy of a location that was marked on the map, in metres. */
export const pinAccuracyM = 15;
