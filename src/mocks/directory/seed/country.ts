/** Time zone of every place in the demo country. */
export const countryTimeZone = 'Atlantic/Azores';

/** Accuracy of a place that somebody marked on the map, in metres. */
export const pinAccuracyM = 15;
