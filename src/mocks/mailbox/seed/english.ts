/** Sample mails in English; `parseMails` describes the format. */
export const english = `
@ Ayşe Yılmaz; inbox 0d18 ui; work; #saturday; cc Priya Raman
Saturday hours at Saltmarket Clinic
The clinic rang this morning. From next week on they are open on Saturdays from nine to one, and the pharmacy next door follows a week later.

I have changed the draft of their page but not published it. Could you look at the exception for the public holiday before noon? I was not sure whether “closed” or “special” is the honest answer.

@ Felix Baumgartner; inbox 0d55 u; work; + quay-ground-floor.png 143
Floor plan of the quay building
Here is the ground floor as the architect drew it. The step-free entrance is the one on the left, behind the bicycle stands, and not the one the sign points to.

If we show only one entrance on the map, it should be this one.

@ Harbour Energy <bills@harbour-energy.example>; inbox 0d95 u; invoices payments accounts; + invoice-2031.pdf 61
Your invoice for the office in Mill Lane
Your invoice for the last quarter is attached. The amount of 412.60 will be collected from your account within ten days; there is nothing you need to do.

The meter was read on the first of the month. If the reading looks wrong, reply to this mail with a picture of the meter.

@ Grace Mensah; inbox 0d140 us; work forums; #interpreters
Interpreters at the evening clinics
Two evening clinics now have an interpreter for Arabic and one for Portuguese, on Tuesdays only. Do we have a place on the page for a service that exists on one day of the week?

If not, I would rather leave it out than promise it every evening.

@ Emeka Nwosu; inbox 0d210 u; personal
Lunch on the pier
The fish place on the pier opens again tomorrow, and I have a table for four at half past twelve. Hannah comes, and Tomasz if his train is on time. Shall I keep the fourth chair for you?

@ Orvela Standards Forum <digest@standards-forum.example>; inbox 0d260 u; forums
Digest: naming of services, 14 new posts
The thread about “walk-in” and “without appointment” has grown by nine posts. Most contributors now prefer the longer term, because it translates better.

A second thread asks whether laboratories that only collect samples should be listed as laboratories at all.

@ Priya Raman; inbox 0d310 i; work; #saturday
Re: Saturday hours at Saltmarket Clinic
“Special” is right for the holiday: they are open, only shorter. I have written the hours into the exception and left the note for you to read.

@ Tomasz Wójcik; inbox 0d400 u; work; + counts-by-district.pdf 88, map-of-gaps.png 204
Where the directory still has gaps
The first page counts facilities by district, the second sets them against the number of people who live there. Three districts stand out: Eastholm, the north of Thornwick, and the new quarter behind the station.

I would send Samuel to Eastholm first. The other two can be asked by telephone.

@ Niamh Gallagher; inbox 0d520 s; personal
The clarinet is yours
My sister says you can borrow the clarinet for as long as you like. It needs two new pads, otherwise it plays. I am in the office on Thursday and can bring it.

@ Meadow Bank <service@meadow-bank.example>; inbox 0d600; accounts payments
A standing order was changed
The standing order for “Office rent” now runs on the third of each month instead of the first. If you did not ask for this, call the number on the back of your card.

@ Hannah Weiss; inbox 1d30 us; work; #audit; cc Jasper Holt, Kezia Thorne; + audit-notes.pdf 119, ramp.jpg 176, door.jpg 97
What the accessibility audit found
We walked through eleven facilities in two days. Eight of them are what their pages say. Three are not:

– The ramp at the dental practice in Weavers Lane ends at a step of four centimetres.
– The lift at Ravensfold General is only for staff with a key.
– The door of the birth house opens outwards and blocks the chair.

The pictures are attached. I suggest that we tell the owners before we change anything.

@ Jasper Holt; inbox 1d90 u; work; #audit
Re: What the accessibility audit found
Telling them first is right, but please give them a date. The last time we waited six weeks for a door handle.

@ Rafael Santos; inbox 1d150; personal; cc Lucía Fernández
Photographs from the open day
I have sorted the photographs of the open day and thrown away the ones in which somebody has closed eyes, which left about a third. You are in four of them and look awake in all four.

@ Newbridge Diagnostics <reception@newbridge-diagnostics.example>; inbox 1d240 i; work accounts
Claim for our facility page
We have sent a claim for the page of our laboratory and would like to know how long the decision takes. Our opening hours change at the end of the month, and we would prefer to enter them ourselves.

@ Sofia Papadaki; inbox 1d330 u; work forums
Words for “urgent”
I went through all pages that say “emergency”. Half of them mean that one is seen on the same day. That is urgent, not an emergency, and somebody with chest pain could end up at the wrong door.

May I change them, or does every owner have to agree?

@ Bram de Vries; inbox 1d420; work payments
Travel costs of the survey
The survey of the islands cost 86.40: two ferries, one bus, and a bicycle for a day. The receipts are in the blue folder, except for the bus, which had no receipts and hardly any seats.

@ Quiet Rooms <hello@quiet-rooms.example>; inbox 1d560 u; payments invoices; + booking.pdf 34
Your booking of the meeting room
The room with the round table is yours on Friday from two to five. There is a screen, a hearing loop, and coffee for eight. The invoice follows after the meeting.

@ Kezia Thorne; inbox 1d700 s; personal work
Your talk on Thursday
Twenty minutes are planned, and people will remember one thing. I would make that the story of the pharmacy that was listed twice and closed both times.

The rest can go on the handout.

@ Yara Haddad; inbox 2d45 u; work; #refuge
Please hide the address of the refuge
The page of the women’s refuge shows a street. It should show the district and the telephone number, and nothing else. I have written to the person on duty as well, but would feel better if two of you looked.

@ Isla Robertson; inbox 2d100 i; work; #refuge
Re: Please hide the address of the refuge
Done, and the map shows the centre of the district now. I also looked at the six others: all of them are hidden.

@ Northern Rail <journeys@northern-rail.example>; inbox 2d190; personal payments; + ticket.pdf 42
Your ticket to Thornwick
Coach 4, seat 61, window. The train leaves Port Calder at 07:52 and arrives at 09:14. Please show the attached ticket together with your card.

@ Liam O’Connell; inbox 2d280 u; work
Telephone numbers with an extension
Fourteen facilities have written their extension into the number itself, so that telephones dial nonsense. I have a list. Shall I correct it by hand, or do we teach the form to notice?

@ Beatriz Moura; inbox 2d350; personal
Swimming on Sundays
The outdoor pool opens on Sunday, and the first hour belongs to the brave. Four of us are going. It is cold, it is early, and afterwards there is cake.

@ Freya Nilsen; inbox 2d430 us; work accounts; cc Oskar Lindholm
Two people, one facility
Both partners of the practice want to own its page, and each of them says that the other one asked first. As long as they agree with each other I see no reason to choose. Can a page have two owners?

@ The Commons Library <loans@commons-library.example>; inbox 2d520; personal
One of your loans is due on Friday
“A Pattern Language” is due back on Friday. Nobody else is waiting for it, so that you may extend the loan once more.

@ Oskar Lindholm; inbox 2d610; work
Glasses for the office
Three of you squint at the large screen, and one of you is my neighbour. Come by on any day after four: the test costs nothing and takes ten minutes.

@ Samuel Abara; inbox 5d40 u; work; #eastholm; + eastholm-route.png 231
Eastholm in one day
I can reach nine of the twelve facilities in Eastholm in a day if I take the first ferry and somebody lends me a bicycle. The other three are closed on Wednesdays anyway.

The route is attached. The dotted part is a footpath, and I have been told that it floods.

@ Naomi Adeyemi; inbox 5d120 i; work; #eastholm
Re: Eastholm in one day
Take the bicycle from the cellar, the green one. The bell is broken. The footpath does flood, but only when the tide is above three metres, and on Wednesday it is not.

@ Mathilde Lefèvre; inbox 5d210; forums work
Minutes of the editors’ meeting
We agreed on four points: no abbreviations in names, hours always with a date of the last check, one photograph per facility at most, and no exclamation marks anywhere.

The question of opening hours during school holidays was put off again.

@ City of Port Calder <permits@port-calder.example>; inbox 5d300 u; accounts
Your stand at the health fair
Your stand is number 23, between the blood donors and the cooking school. You may set up from seven. Electricity is included, tables are not.

@ Hiroshi Tanaka; inbox 5d390 s; personal
A recipe, as promised
Wash the rice until the water is clear, and then once more. Let it stand for half an hour. Everything after that is patience: twelve minutes on, ten minutes off, and nobody lifts the lid.

@ Lucía Fernández; inbox 5d480; work
Spanish for the visitors from Cádiz
The delegation has eleven people, and four of them speak English. I can interpret in the morning. For the afternoon it would help if the slides had fewer words and larger pictures.

@ Cobalt Print <orders@cobalt-print.example>; inbox 5d570; invoices payments; + proof-front.png 187, proof-back.png 164
Proofs of your leaflet
Please check the proofs and answer by tomorrow noon. The fold goes through the telephone number on the back; we suggest moving it by six millimetres.

@ Dylan Hughes; inbox 2019-11-28T09:12 u; work
A slow page and its reason
The listing of the whole city took four seconds on my old telephone. I looked: it draws every row, also those nobody scrolls to. Nothing is broken, it only works too hard.

@ Ilse Vandenberghe; inbox 2019-11-14T15:40; work accounts; cc Bram de Vries
Who may see the notes of a decision
The owner sees the reason for a refusal, and should. But last week one of us wrote the name of the neighbour who had complained into it. I propose two fields: what is sent, and what is only for us.

@ Daniel Achterberg; inbox 2019-10-30T11:05 i; work; + opinion.pdf 72
Opinion on the photographs
A photograph of a building taken from the street may be shown. A photograph of a waiting room with people in it may not, even if nobody complains. The opinion is attached and two pages long, of which the second is the bill.

@ Meadow Bank <service@meadow-bank.example>; inbox 2019-10-18T06:30; accounts invoices payments
Statement for the third quarter
Your statement is ready. It lists 48 entries, of which three are charges. Statements are kept for ten years and can be asked for at any branch.

@ Jonas Eriksson; inbox 2019-10-02T18:20 s; personal
The attic
I found the box with the old maps. The one of the harbour from before the fire is in it, a little torn. Would you like to see them before they go to the museum?

@ Orvela Standards Forum <digest@standards-forum.example>; inbox 2019-09-20T07:00; forums
Digest: how to say that a place is closed for good
Twelve posts, three opinions. “Permanently closed” is understood best. “No longer in operation” is thought to be about lifts. Several members ask that such pages stay for a year, so that links do not break.

@ Kezia Thorne; inbox 2019-09-11T10:48; work; #handout
Handout for the new editors
The handout is two pages now instead of nine. What is left out can be asked; what is left in must be known on the first day.

@ Priya Raman; inbox 2019-09-11T13:15; work; #handout
Re: Handout for the new editors
Better. I would still cut the paragraph on commas. Nobody was ever harmed by a comma in opening hours.

@ Thornwick Volunteers <rota@thornwick-volunteers.example>; inbox 2019-08-27T08:00; personal forums
Rota for September
You are down for the second and the fourth Saturday, both times at the soup kitchen. If you cannot come, swap with somebody and tell nobody: the list on the door is what counts.

@ Emeka Nwosu; inbox 2019-08-15T16:33; personal
Chess
Your bishop has been threatened for eleven days now. I am not in a hurry, but the bishop might be.

@ Blue Door Insurance <policies@blue-door.example>; inbox 2019-07-31T09:00; accounts payments invoices work; + policy.pdf 201
Your policy has been renewed
The policy for the office and its contents continues for another year. The premium rises by 1.8 per cent. Two things are new: bicycles are covered, and water that comes from above.

@ Sofia Papadaki; inbox 2019-07-12T14:02 i; work
Sentences that nobody reads
I tested three pages with eleven people. Nobody read the paragraph that explains what verification means; all of them looked for a date. So let us show the date.

@ Grace Mensah; inbox 2019-06-26T10:10; work forums personal
Thank you for the flowers
They arrived on the right day at the wrong ward and made somebody else very happy first. Then a nurse carried them up four floors. I am walking again, slowly, and read the digest with more pleasure than before.

@ Harbour Energy <bills@harbour-energy.example>; inbox 2019-06-03T05:45; invoices payments; + invoice-1188.pdf 58
Your invoice for the second quarter
The amount is 388.15. You used nine per cent less than in the same quarter of last year. We would like to take the credit for that, but it was a warm spring.

@ Hannah Weiss; inbox 2019-05-17T12:20; work
Counting steps
Please do not write “a few steps”. Three are a few for some people and a wall for others. Write the number; whoever needs to know will know what it means.

@ Rafael Santos; inbox 2019-04-29T19:41 s; personal
The picture in the hallway
I have framed the one with the fishermen after all. It is smaller than you remember. If you bring a nail, I bring the hammer.

@ Newbridge Diagnostics <reception@newbridge-diagnostics.example>; inbox 2019-04-08T08:25; work
Samples on public holidays
We collect samples on public holidays until eleven, but the results come a day later than usual. Can the page say both?

@ Felix Baumgartner; inbox 2019-03-21T17:05; work; + stairwell.jpg 66
A staircase that is not there
The plan shows a staircase at the back. I went to see it: there is a wall, and behind the wall a bakery. The plan is from 1987, and so is the bread, I am afraid.

@ Yara Haddad; inbox 2019-03-01T09:55 i; work accounts
Access for the night desk
The three people at the night desk share one account, because only one of them has ever been given one. Could each of them have their own before we write down who did what?

@ Liam O’Connell; inbox 2019-02-13T11:30; work forums
Area codes
From April on Calder Heath has a new area code. The old one works for a year. There are 212 numbers on our pages; I can change them in one go if somebody checks twenty by hand afterwards.

@ Isla Robertson; inbox 2019-01-22T20:14; personal
The book you lent me
I finished it on the train and missed my stop. May I pass it on to Freya, or does it have to come home first?

@ Cobalt Print <orders@cobalt-print.example>; inbox 2019-01-09T10:00; invoices; + invoice-0071.pdf 47
Invoice for 2,000 leaflets
Thank you for your order. The invoice is attached. Forty leaflets were folded the wrong way round; we have added eighty good ones.

@ Bram de Vries; inbox 2018-12-19T13:37 s; personal work
The year in numbers
We checked 3,104 pages, corrected 918 of them, found 41 facilities that had closed and one that had never existed. The last one had four good reviews.

@ Samuel Abara; inbox 2018-12-04T07:50; work
Opening hours on a door
A photograph of the door is worth more than a telephone call: half of the people who answer do not know the hours of their own house. I have started to take one everywhere.

@ Naomi Adeyemi; inbox 2018-11-16T15:25 u; work forums
Reports from visitors
Of the last hundred reports 71 were right, 20 were about the weather, the coffee or a relative, and nine were wrong. That is better than we are.

@ Mathilde Lefèvre; inbox 2018-10-31T09:09; forums
Apostrophes
I have collected every apostrophe on our pages. There are three kinds, and one of them is an accent that lost its letter. The right one is curved. I can repair the rest in an afternoon.

@ Daniel Achterberg; inbox 2018-10-12T16:45; work accounts; cc Ilse Vandenberghe, Freya Nilsen; + terms-marked-up.pdf 138
The new terms, with my marks
What is red should go, what is green should stay, and what is both we need to talk about. Section four is all right now.

@ Tomasz Wójcik; inbox 2018-09-25T10:30; work
Distances on foot
The straight line to the clinic is 300 metres and the way is two kilometres, because there is a river. I think that we should show the way.

@ Northern Rail <journeys@northern-rail.example>; inbox 2018-09-06T12:00; personal
How was your journey?
You travelled from Saltmere to Port Calder on Tuesday. If you have two minutes, tell us how it was. If you have lost an umbrella, we have 311.

@ Beatriz Moura; inbox 2018-08-20T18:30; personal
Postcards
The postcard that I sent you in June has come back to me with a stamp that says that your street does not exist. It does, I have been there. I am sending it again, with a map.

@ Jasper Holt; inbox 2018-08-01T09:20 i; work
Step-free from where?
A page says step-free and means: from the car park. Somebody who comes by bus has to cross the bridge, with 34 steps. We should say from where to where.

@ Kezia Thorne; inbox 2018-07-10T11:11; work personal forums payments accounts
Everything about the summer party
Date: the last Friday. Place: the garden behind the library, and inside if it rains. Costs: five each, to me, in coins if possible. Whoever brings a salad pays three. Whoever brings a third potato salad pays seven.

@ Hiroshi Tanaka; inbox 2018-06-18T08:40; personal
The garden gate
Your neighbour’s cat has learned to open the gate. I have put a second latch on it. Let us see who needs longer to understand it, the cat or you.

@ Freya Nilsen; inbox 2018-05-30T14:55; work
Deciding within five days
Of the claims of last month we decided 83 in five days and eleven later. All of the late ones waited for a document that nobody had asked for. I have put the request into the first mail.

@ Quiet Rooms <hello@quiet-rooms.example>; inbox 2018-05-08T10:15; invoices; + invoice-quiet-rooms.pdf 29
Invoice for the room with the round table
Three hours and eight coffees. Somebody left a scarf with small anchors on it; it hangs behind the reception.

@ Oskar Lindholm; inbox 2018-04-16T13:00 s; personal
Thank you for the concert
I had forgotten how loud a piano is when one sits in the first row. My daughter has asked for lessons ever since, and for a louder piano.

@ > Ayşe Yılmaz <ayse.yilmaz@orvela.example>; sent 0d12; work; #saturday
Re: Saturday hours at Saltmarket Clinic
I have read it and published it. The note on the holiday is good; I only took out the word “normally”.

@ > Emeka Nwosu <emeka.nwosu@orvela.example>; sent 0d180; personal
Re: Lunch on the pier
Keep the chair. I come straight from the clinic and may smell of it.

@ > Tomasz Wójcik <tomasz.wojcik@orvela.example>; sent 0d350; work
Re: Where the directory still has gaps
Eastholm first, yes. For the quarter behind the station there is a list of the building office, which I shall ask for today.

@ > Hannah Weiss <hannah.weiss@orvela.example>; sent 1d60; work; #audit; cc Jasper Holt
Re: What the accessibility audit found
Thank you, all three of you. The owners have a mail from me with the pictures and a date: in two weeks the pages say what you found, whatever has been repaired by then.

@ > Newbridge Diagnostics <reception@newbridge-diagnostics.example>; sent 1d200; work accounts
Re: Claim for our facility page
A decision takes up to five working days. Until then you can send the new hours with “Report a problem”; they are checked on the same day.

@ > Yara Haddad <yara.haddad@orvela.example>; sent 2d20; work; #refuge
Re: Please hide the address of the refuge
Looked at, both the page and the copies that search engines keep. I have asked them to forget the old one.

@ > Bram de Vries <bram.de.vries@orvela.example>; sent 2d300; payments work
Re: Travel costs of the survey
Paid, the bus as well. Write the fare on a piece of paper and sign it; Daniel says that this is a receipt.

@ > Samuel Abara <samuel.abara@orvela.example>; sent 5d30 s; work; #eastholm
Re: Eastholm in one day
Go on Wednesday. Take the footpath only there and not back, when the tide has turned.

@ > Cobalt Print <orders@cobalt-print.example>; sent 5d500; invoices
Re: Proofs of your leaflet
Please move the number as you suggest. Everything else is right, even the apostrophes.

@ > Sofia Papadaki <sofia.papadaki@orvela.example>; sent 2019-07-12T16:20; work
Re: Sentences that nobody reads
The date, then, and the paragraph behind a link for the one person who wants it. That is probably me.

@ > Jonas Eriksson <jonas.eriksson@orvela.example>; sent 2019-10-03T08:05; personal
Re: The attic
I would love to. On Saturday, before the museum changes its mind?

@ > City of Port Calder <permits@port-calder.example>; sent 2019-05-20T09:30; accounts; + sketch-of-the-stand.png 112
Application for a stand at the health fair
We would like a stand of three by two metres with electricity. The sketch is attached. The banner is two metres high and stands by itself.

@ > Grace Mensah <grace.mensah@orvela.example>; sent 2019-06-24T12:00; personal
Get well soon
We have divided your desk among us: Priya has the telephone, Liam the plants, and I have the biscuits. All three are looked after, though not equally well.

@ > Kezia Thorne <kezia.thorne@orvela.example>; sent 2018-07-10T12:40; personal
Re: Everything about the summer party
Five in coins are on your desk. I bring bread, which is not a salad in any language.

@ > Liam O’Connell <liam.oconnell@orvela.example>; sent 2019-02-14T08:15; work
Re: Area codes
Change them, and I shall check the twenty. Please leave the fax numbers alone, somebody must still own one.

@ > Daniel Achterberg <daniel.achterberg@orvela.example>; sent 2018-10-15T10:00; work accounts
Re: The new terms, with my marks
Agreed on the red ones. On section two I would like to keep “usually”, because it is true.

@ > Freya Nilsen <freya.nilsen@orvela.example>; sent 2018-06-01T09:45; work
Re: Deciding within five days
Good. Let us show the five days on the form, then people know when to worry.

@ > Hiroshi Tanaka <hiroshi.tanaka@orvela.example>; sent 2018-06-19T07:30; personal
Re: The garden gate
The cat needed one night. I needed a neighbour.

@ > Meadow Bank <service@meadow-bank.example>; sent 2019-10-21T09:10; accounts payments
Question about a charge
On the second page of the statement there is a charge of 4.50 called “other”. What is it for?

@ > Rafael Santos <rafael.santos@orvela.example>; sent 2019-04-30T07:55; personal
Re: The picture in the hallway
Nail bought. It is the kind that holds a fisherman.

@ > Blue Door Insurance <policies@blue-door.example>; sent 2019-08-02T11:00; accounts
Bicycles
Does the new cover include the green bicycle in the cellar, which belongs to the office and to nobody? It has a lock and a broken bell.

@ > Priya Raman <priya.raman@orvela.example>; drafts 0d25; work
Order of the filters on a phone
I tried the search with one thumb. What one needs most often stands at the top, where the thumb does not reach. Could we

@ > ; drafts 1d15; personal
Ideas for the anniversary
– a walk along the old wall
– no speeches, or one, but a short one
– ask Niamh whether she plays

@ > Quiet Rooms <hello@quiet-rooms.example>; drafts 2d35; payments
Room for twelve in June
We would like to book the room with the round table for a whole day in the second week of June, for twelve people, two of them in wheelchairs. Is there

@ > Mathilde Lefèvre <mathilde.lefevre@orvela.example>; drafts 2018-11-02T10:00; forums
Re: Apostrophes
Please do. And while you are at it

@ Lucky Parcel <win@lucky-parcel.example>; spam 0d45 u;
You have won a parcel
A parcel with your name on it has been waiting for eleven days. Answer with your address, your birthday and the name of your first pet, and it is yours.

@ Harbour Energie <account@harb0ur-energy.example>; spam 1d75 u;
LAST NOTICE about your power
Your electricity will be turned off today at noon unless you confirm your password under the link below. We do not have your password, which is why we ask.

@ Prince of the Outer Isles <prince@outer-isles.example>; spam 2d220 u;
A confidential matter of 14 million
I write to you as one honest person to another. My late uncle has left a fortune in a harbour warehouse, and I need somebody with a bank account and no questions.

@ Better Teeth Now <offers@better-teeth.example>; spam 5d260 u;
Whiter than white in one night
Dentists do not want you to know this, and neither do we, until you have paid.

@ Rank First <growth@rank-first.example>; spam 5d700;
Your website is on page 9
I have looked at your website for a long time and like it very much. It could be number one for “facility”. Are you free for a short call, today or on any other day?

@ Cheap Stamps <stamps@cheap-stamps.example>; spam 2019-09-01T03:12 u;
Stamps at half price
Real stamps, half the price, slightly used. Minimum order: one thousand.

@ Horoscope Weekly <stars@horoscope-weekly.example>; spam 2019-03-03T00:00;
Somebody is thinking of you
This week a person with a vowel in their name thinks of you. Find out who, for the price of two coffees.

@ Office Chairs Direct <sale@office-chairs.example>; spam 2018-12-24T22:10 u;
Sit like a king
Only today, as every day: the chair that thinks along. Three colours, all of them black.

@ Lottery Office <claims@lottery-office.example>; spam 2018-05-05T05:05;
Re: Re: Re: your claim
As discussed in our last conversation, which you will not remember, your claim number 7 is about to expire.

@ Bram de Vries; trash 1d480; work
Ferry times
The ferry leaves ten minutes earlier from today. You are on it already, I suppose.

@ Lunch Club <menu@lunch-club.example>; trash 2d600; personal
Menu of the week
Monday lentils, Tuesday fish, Wednesday lentils with fish, Thursday closed, Friday whatever is left.

@ Emeka Nwosu; trash 5d330;
Keys
Found them. They were in the freezer, next to the peas. Do not ask.

@ Northern Rail <journeys@northern-rail.example>; trash 2019-11-05T06:00; personal
Works between Saltmere and Newbridge
Buses replace all trains on Sunday. They stop in front of the station and take twice as long.

@ Orvela Standards Forum <digest@standards-forum.example>; trash 2019-08-02T07:00; forums
Digest: nothing new
There were no new posts this week. We hope that you enjoy the summer.

@ Dylan Hughes; trash 2019-06-11T17:40; work
Test
Please ignore this, I only want to see whether umlauts arrive: ä ö ü ğ ş ı İ é ñ.

@ Cobalt Print <orders@cobalt-print.example>; trash 2019-01-04T09:00; invoices
We are closed until the sixth
Happy new year. Orders that reach us until Friday are printed in the order in which we find them.

@ Thornwick Volunteers <rota@thornwick-volunteers.example>; trash 2018-11-26T08:00; personal
Rota for December
This list was wrong, please use the next one.

@ Lucía Fernández; trash 2018-09-18T12:12; work
Wrong attachment
The file that I sent you was my shopping list. The right one follows. You may keep the list.

@ Meadow Bank <service@meadow-bank.example>; trash 2018-06-30T06:30; accounts
Our opening hours in summer
The branch at the harbour closes at three on Fridays in July and August.
`;
