import '#modules/article/NewestArticles';
import '#modules/facility-search/HomeSections';
import '#modules/facility-search/PlaceSuggestions';

// What home shows of answers, in one file.
